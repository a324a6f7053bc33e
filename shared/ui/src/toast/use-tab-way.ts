import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** In a sheet or a dialog the focus stays where it is. */
const isBound = (element: Element | null) => element?.closest('[role=dialog],[role=alertdialog]') != null

/**
 * By the keyboard a toast's button would be far away: the next Tab leads there, another one back to where the focus was, once
 * for each toast. @param id of the toast whose button it is; undefined while there is none
 */
export function useTabWay(
  place: RefObject<HTMLElement | null>,
  id: string | number | undefined,
  onEnd: (() => void) | undefined,
): void {
  const before = useRef<Element | null>(null)
  const visited = useRef<string | number>(undefined)
  const come = (button: HTMLButtonElement, event: KeyboardEvent) => {
    if (event.key !== 'Tab' || visited.current === id) return
    event.preventDefault()
    visited.current = id
    before.current = document.activeElement
    button.focus()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') return
    event.preventDefault()
    if (before.current instanceof HTMLElement) before.current.focus()
    if (event.key === 'Escape') onEnd?.()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document
    const button = place.current?.querySelector<HTMLButtonElement>('[data-shown] button')
    if (!button || isBound(activeElement)) return
    if (activeElement === button) leave(event)
    else come(button, event)
  })
  useEffect(() => {
    if (id === undefined) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [id])
}
