/** Who was told on this device what a product is, what it costs and what it can cost. */
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useSession } from 'shell/session'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

const explainedAtom = deviceAtom('trade.explained.v1', stored => (isTexts(stored) ? stored : []))

/** @param product e.g. "second" · @returns whether this person read its sheet, and that they have */
export function useExplained(product: string): [boolean, () => void] {
  const { user } = useSession()
  const [ids, setTold] = useAtom(explainedAtom)
  const mine = `${product} ${user?.id ?? ''}`
  return [ids.includes(mine), () => setTold(ids.includes(mine) ? ids : [...ids, mine])]
}
