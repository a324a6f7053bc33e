/** One of a few that are too long to stand side by side: a field that opens them in a sheet. */
import { useState } from 'react'
import { List, ListRow } from '../list-row/index.tsx'
import { SelectField } from '../select-field/index.tsx'
import { Sheet } from '../sheet/index.tsx'

export interface ChoiceFieldProps<T extends string | number> {
  label: string
  options: readonly { value: T; label: string; note?: string }[]
  value: T | undefined
  placeholder?: string
  error?: string | undefined
  onChange(value: T): void
}

export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { label, options, value, onChange, ...rest } = props
  const [open, setOpen] = useState(false)
  const chosen = options.find(option => option.value === value)
  return (
    <>
      <SelectField {...rest} label={label} value={chosen?.label} open={open} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <List flush>
          {options.map(option => (
            <ListRow
              key={option.value}
              title={option.label}
              note={option.note}
              current={option.value === value}
              onClick={() => {
                onChange(option.value)
                setOpen(false)
              }}
            />
          ))}
        </List>
      </Sheet>
    </>
  )
}
