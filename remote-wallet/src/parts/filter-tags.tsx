/** The filters that are on; a press takes one away. */
import { useLingui } from '@lingui/react/macro'
import { Chip, Chips } from '@shared/ui/chip'
import { setQuery } from 'shell/navigation'
import type { Days } from './days.ts'

/** `keys` of the address that a press removes. */
export type Tag = { label: string; keys: readonly string[] }

export const daysTag = ({ begin, end }: Days): Tag[] =>
  begin || end ? [{ label: `${begin ?? '…'} – ${end ?? '…'}`, keys: ['begin', 'end'] }] : []

export function FilterTags({ tags }: { tags: readonly Tag[] }) {
  const { t } = useLingui()
  if (tags.length === 0) return null
  return (
    <Chips label={t`Active filters`}>
      {tags.map(({ label, keys }) => (
        <Chip
          key={label}
          aria-label={t`Remove filter ${label}`}
          onClick={() => setQuery(Object.fromEntries(keys.map(key => [key, undefined])))}
        >
          {label} ×
        </Chip>
      ))}
    </Chips>
  )
}
