/** Photos that nobody handed in. */
import { unusedBeat } from '../../upload/index.ts'

export const photosBeat = unusedBeat('kyc', 'SELECT path FROM identity_photo')
