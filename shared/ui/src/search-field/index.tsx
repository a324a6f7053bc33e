import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { Icon } from '../icon/index.tsx'
import { IconButton } from '../icon-button/index.tsx'
import css from './index.module.css'

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'className' | 'style' | 'type' | 'ref'> {
  /** What is searched: its name, and its placeholder unless another is given. */
  label: string
  value: string
  onChange: (value: string) => void
}

/** A line to search with, and a cross that clears it and stays in it. Everything else of an `<input>` passes through. */
export function SearchField({ label, value, onChange, placeholder = label, ...rest }: SearchFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={css.well}>
      <Icon of={Search} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={input}
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {value !== '' && (
        <span className={css.clear}>
          <IconButton icon={X} size={18} label={t`Clear`} onClick={clear} />
        </span>
      )}
    </div>
  )
}
