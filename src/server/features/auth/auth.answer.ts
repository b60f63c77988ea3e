/** The wire form of a session's tokens. */
import type { Tokens } from '../../../contract/account/auth.ts';
import type { SessionTokens } from './sessions.service.ts';

export const answerTokens = ({ accessToken, refreshToken }: SessionTokens): Tokens => ({
  token: accessToken,
  refresh_token: refreshToken,
});
