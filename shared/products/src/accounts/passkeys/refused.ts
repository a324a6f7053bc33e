import { refuse } from '@shared/engine/refusals/refuse'

/** Whatever was wrong with it: who tries learns nothing but that the password is the other way. */
export const passkeyRefused = (): never => refuse('passkey-refused')
