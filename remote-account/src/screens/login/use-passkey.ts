/** Logging in by a passkey: from a button, or from the field that names the account. */
import { PASSKEY_SECONDS } from '@shared/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSend } from 'shell/form'
import { useActive } from 'shell/navigation'
import { useOfflineReason } from 'shell/screen'
import { askPasskey, offersInField } from '../../parts/passkey/ceremony.ts'
import { usePasskeyFault } from '../../parts/passkey/trouble.tsx'
import { askOptions, enterBy } from './passkey.api.ts'

/** Before the challenge is too old, another is asked for. */
const FRESH_MS = (PASSKEY_SECONDS - 30) * 1000

/** Counts on while somebody may pick one, so that what waits in the field is never too old. */
function useRound(on: boolean): number {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => setRound(now => now + 1), FRESH_MS)
    return () => clearInterval(timer)
  }, [on])
  return round
}

export function usePasskey() {
  const { state, busy, begin, send } = useSend()
  const { fault, run } = usePasskeyFault()
  const reason = useOfflineReason()
  const active = useActive()
  // one that was refused is not offered again by itself: what answers without a person would try until it is locked
  const ready = active && !busy && state.phase !== 'failed' && reason === undefined
  const round = useRound(ready)
  useEffect(() => {
    if (!active) begin()
  }, [active, begin])
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await offersInField())) return
    const response = await askPasskey(await askOptions(signal), signal)
    await send(() => enterBy(response))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round offers them anew
  useEffect(() => {
    if (!ready) return
    const leaving = new AbortController()
    offer(leaving.signal).catch(() => {}) // nobody asked for it: the button says what is wrong
    return () => leaving.abort()
  }, [ready, round])
  const logIn = () => send(() => run(async () => enterBy(await askPasskey(await askOptions()))))
  return { state, busy, fault, reason, logIn }
}
