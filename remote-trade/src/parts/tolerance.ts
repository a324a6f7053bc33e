import type { Tolerance } from '@shared/ui/tolerance-field'
import { useAtom } from 'jotai'
import { rememberedAtom } from './terms.ts'

/** Kept on the device. */
export function useTolerance(): [Tolerance, (next: Tolerance) => void] {
  const [remembered, remember] = useAtom(rememberedAtom)
  return [remembered.tolerance, tolerance => remember({ ...remembered, tolerance })]
}
