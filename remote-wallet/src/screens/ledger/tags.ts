/** Names of the ledger's filters that are on. */

import { useLingui } from '@lingui/react/macro'
import { flows } from '@shared/contract/codes'
import { daysTag, type Tag } from '../../parts/filter-tags.tsx'
import type { Filter, Written } from './ledger.model.ts'
import { useGroupNames, useNames } from './names.ts'

export function useTags({ group, type, account, dir, currency, ...days }: Filter): Tag<Written>[] {
  const { t } = useLingui()
  const names = useNames()
  const groupNames = useGroupNames()
  return [
    ...(group ? [{ label: groupNames[group], off: { group: undefined } }] : []),
    ...(type ? [{ label: names.type(type), off: { type: undefined } }] : []),
    ...(account ? [{ label: names.account(account), off: { account: undefined } }] : []),
    ...(dir ? [{ label: dir === flows.in ? t`Money in` : t`Money out`, off: { dir: undefined } }] : []),
    ...(currency ? [{ label: currency, off: { currency: undefined } }] : []),
    ...daysTag(days),
  ]
}
