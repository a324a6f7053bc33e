/** Whether a hand or the focus is on something: what turns there waits. */
import { useState } from 'react'

/** Handlers for the element that stops while it is touched, pointed at or has the focus. */
export function useHeld() {
  const [touched, setTouched] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    held: touched || focused,
    holds: {
      onPointerEnter: () => setTouched(true),
      onPointerDown: () => setTouched(true),
      onPointerLeave: () => setTouched(false),
      onPointerCancel: () => setTouched(false),
      onTouchEnd: () => setTouched(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
