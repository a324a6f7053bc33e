/** The filters that are on; a press takes one away. */
import { useLingui } from '@lingui/react/macro'
import { type Days, daysLabel } from '@shared/format/days'
import { Chip, Chips } from '@shared/ui/chip'

/** `off` is what takes it out of the address. */
export type Tag<Off> = { label: string; off: Off }

export function daysTag(days: Days): Tag<Days>[] {
  const label = daysLabel(days)
  return label === undefined ? [] : [{ label, off: { begin: undefined, end: undefined } }]
}

export function FilterTags<Off>({ tags, set }: { tags: readonly Tag<Off>[]; set(off: Off): void }) {
  const { t } = useLingui()
  if (tags.length === 0) return null
  return (
    <Chips label={t`Active filters`}>
      {tags.map(({ label, off }) => (
        <Chip key={label} aria-label={t`Remove filter ${label}`} onClick={() => set(off)}>
          {label} ×
        </Chip>
      ))}
    </Chips>
  )
}
