/** Photos that nobody handed in. */
import { unusedBeat } from '../../upload/index.ts'

export const photosBeat = unusedBeat('kyc', { table: 'identity_photo', column: 'path' })
