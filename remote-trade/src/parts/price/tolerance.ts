import { useAtom } from 'jotai'
import { type PremiumTolerance, rememberedAtom, type Tolerance } from '../account/terms.ts'

/** Kept on the device. */
export function useTolerance(): [Tolerance, (next: Tolerance) => void] {
  const [remembered, remember] = useAtom(rememberedAtom)
  return [remembered.tolerance, tolerance => remember({ ...remembered, tolerance })]
}

/** Of an option's premium; kept on the device. */
export function usePremiumTolerance(): [PremiumTolerance, (next: PremiumTolerance) => void] {
  const [remembered, remember] = useAtom(rememberedAtom)
  return [remembered.premiumTolerance, premiumTolerance => remember({ ...remembered, premiumTolerance })]
}
