/** What stands below one's own on Home. */
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from 'shell/session'
import css from './home.module.css'
import { layoutAtom } from './home.state.ts'

/** In ms. Longer than a slow line takes; after it, better something that moves than nothing. */
const PATIENCE = 3000

/** Whether nobody knows yet how much room the positions above take: who has some would see all of it jump. */
function useUnknown(): boolean {
  const { signedIn } = useSession()
  const { positions } = useAtomValue(layoutAtom)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return signedIn && positions === null && patient
}

/** Loads at once and is seen where it stays. */
export function Rest({ children }: { children: ReactNode }) {
  const unknown = useUnknown()
  return (
    <div className={css.rest} data-unseen={unknown || undefined}>
      {children}
    </div>
  )
}
