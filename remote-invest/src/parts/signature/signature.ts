/** A signature: drawn, or one's name typed, which is drawn as the ink (who cannot draw signs all the same). */
import { type Ink, isBlank, NO_INK } from './ink.ts'

export type Signature = { typed: boolean; ink: Ink; name: string }

export const UNSIGNED: Signature = { typed: false, ink: NO_INK, name: '' }

export const isUnsigned = ({ typed, ink, name }: Signature): boolean => (typed ? name.trim() === '' : isBlank(ink))
