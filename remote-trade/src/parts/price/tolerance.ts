import { useAtom } from 'jotai'
import { rememberedAtom, type Tolerance } from '../account/terms.ts'

/** Kept on the device. */
export function useTolerance(): [Tolerance, (next: Tolerance) => void] {
  const [remembered, remember] = useAtom(rememberedAtom)
  return [remembered.tolerance, tolerance => remember({ ...remembered, tolerance })]
}
