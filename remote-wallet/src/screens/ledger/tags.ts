/** Names of the ledger's filters that are on. */
import { useLingui } from '@lingui/react/macro'
import { daysTag, type Tag } from '../../parts/filter-tags.tsx'
import type { Filter } from './ledger.model.ts'
import { useGroupNames, useNames } from './names.ts'

export function useTags({ group, type, account, dir, currency, ...days }: Filter): Tag[] {
  const { t } = useLingui()
  const names = useNames()
  const groupNames = useGroupNames()
  return [
    ...(group ? [{ label: groupNames[group], keys: ['group'] }] : []),
    ...(type ? [{ label: names.type(type), keys: ['type'] }] : []),
    ...(account ? [{ label: names.account(account), keys: ['account'] }] : []),
    ...(dir ? [{ label: dir === 1 ? t`In` : t`Out`, keys: ['dir'] }] : []),
    ...(currency ? [{ label: currency, keys: ['currency'] }] : []),
    ...daysTag(days),
  ]
}
