/** What a verified identity opens and raises, with the page of each. */
import { useLingui } from '@lingui/react/macro'
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'

export function useUnlocks(kind: 'basic' | 'advanced'): { title: string; way: Way }[] {
  const { t } = useLingui()
  const isBasic = kind === 'basic'
  return [
    { title: isBasic ? t`Token offerings` : t`More lots in token offerings`, way: to.offerings() },
    ...(isBasic ? [{ title: t`Credit loans`, way: to.loan() }] : []),
    { title: t`Higher loan limits`, way: to.loan() },
    { title: t`Higher withdrawal limits`, way: to.withdraw() },
  ]
}
