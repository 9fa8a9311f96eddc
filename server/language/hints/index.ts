export { inlayHints, type HintKinds, type InlayHint, type InlayHints } from './inlay-hints';
export { semanticTokens, type SemanticToken, type TokenKind } from './semantic-tokens';
