/** A signature: drawn, or one's name typed, which is drawn as the ink (who cannot draw signs all the same). */
import { type Ink, isBlank, NO_INK } from './ink.ts'

export type Signature = { typed: boolean; ink: Ink; name: string }

export const UNSIGNED: Signature = { typed: false, ink: NO_INK, name: '' }

/** Letters that a name has at least. */
const LEAST_LETTERS = 2

export const isUnsigned = ({ typed, ink, name }: Signature): boolean =>
  typed ? [...name.trim()].length < LEAST_LETTERS : isBlank(ink)
