/** The combobox: which hit the arrow keys have reached, and what Enter opens. */
import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Section } from './use-sections.ts'

const NONE = -1

/** The place after a key; null where the key moves nothing. */
export function placeAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1
  return null
}

/** @param field the field's id; the list's and the hits' begin with it */
export function useActive(field: string, sections: readonly Section[]) {
  const keys = sections.flatMap(({ hits }) => hits.map(({ key }) => key))
  const [key, setKey] = useState<string>()
  const at = key === undefined ? NONE : keys.indexOf(key)
  const idOf = (hit: string) => `${field}-${hit}`
  const [list, id] = [`${field}-list`, at === NONE || key === undefined ? undefined : idOf(key)]
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = placeAfter(event.key, at, keys.length)
    const first = keys[at === NONE ? 0 : at]
    if (next === null && (event.key !== 'Enter' || first === undefined)) return
    event.preventDefault()
    if (next !== null) setKey(keys[next])
    else if (first !== undefined) document.getElementById(idOf(first))?.click()
  }
  return {
    list,
    idOf,
    isActive: (hit: string) => at !== NONE && hit === key,
    field: {
      role: 'combobox',
      'aria-expanded': keys.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list',
      'aria-activedescendant': id,
      onKeyDown,
    },
  } as const
}
