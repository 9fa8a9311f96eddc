export { semanticTokens, type SemanticToken, type TokenKind } from './semantic-tokens';
