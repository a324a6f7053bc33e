/** Whether a frame is looked at: the page may be hidden, and of its two frames one stands behind the other. */
import { createContext, useContext } from 'react'
import { useActive } from 'shell/navigation'

export const InFront = createContext(true)

export function useSeen(): boolean {
  const active = useActive()
  return useContext(InFront) && active
}
