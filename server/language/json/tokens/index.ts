export { inlayHints, type HintKinds, type InlayHint, type InlayHints } from '../../reactor/hints/inlay-hints';
export { semanticTokens, type SemanticToken, type TokenKind } from './semantic-tokens';
