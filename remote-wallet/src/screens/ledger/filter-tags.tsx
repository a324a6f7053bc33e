/** The filters that are on; a press takes one away. */
import { useLingui } from '@lingui/react/macro'
import { Chip, Chips } from '@shared/ui/chip'
import { setQuery } from 'shell/navigation'
import { type Filter, isFiltered, queryOf } from './ledger.model.ts'
import css from './ledger.module.css'
import { useNames } from './names.ts'

function useTags({ type, account, dir, currency, begin, end }: Filter): { label: string; without: Filter }[] {
  const { t } = useLingui()
  const names = useNames()
  return [
    ...(type ? [{ label: names.type(type), without: { type: undefined } }] : []),
    ...(account ? [{ label: names.account(account), without: { account: undefined } }] : []),
    ...(dir ? [{ label: dir === 1 ? t`In` : t`Out`, without: { dir: undefined } }] : []),
    ...(currency ? [{ label: currency, without: { currency: undefined } }] : []),
    ...(begin || end
      ? [{ label: `${begin ?? '…'} – ${end ?? '…'}`, without: { begin: undefined, end: undefined } }]
      : []),
  ]
}

export function FilterTags({ filter }: { filter: Filter }) {
  const { t } = useLingui()
  const tags = useTags(filter)
  if (!isFiltered(filter)) return null
  return (
    <div className={css.tags}>
      <Chips label={t`Filters that are on`}>
        {tags.map(({ label, without }) => (
          <Chip
            key={label}
            aria-label={t`Remove filter ${label}`}
            onClick={() => setQuery(queryOf({ ...filter, ...without }))}
          >
            {label} ×
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
