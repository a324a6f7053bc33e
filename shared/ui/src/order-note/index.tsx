/** Where an order stands that did not simply succeed. */
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Banner } from '../banner/index.tsx'

type Failure = { kind: string; text: string; field?: string | undefined; way?: string | undefined }
type Open = 'checking' | 'not-placed' | 'unconfirmed'

/** Where an order stands, as `useOrder` tells it. */
export type OrderNoteState = { phase: 'idle' | 'sending' | Open } | { phase: 'failed'; failure: Failure }

type Props = { state: OrderNoteState; records: string | undefined; at?: string | undefined }

/** So long an order is on its way without a word, in ms. */
const LONG = 6000

/** @param records where the truth can be read, e.g. "#/heyue?tab=positions" · @param at the field that shows a refusal itself */
export function OrderNote({ state, records, at }: Props) {
  const { phase } = state
  if (phase === 'sending') return <StillWaiting />
  if (phase === 'idle' || (phase === 'failed' && at && state.failure.field === at)) return null
  return (
    <InSight key={phase}>
      {phase === 'failed' ? <Failed {...state.failure} /> : <Unsure {...{ phase, records }} />}
    </InSight>
  )
}

const intoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })

/** It answers a press, so it is brought into sight as it comes. */
const InSight = ({ children }: { children: ReactNode }) => <div ref={intoSight}>{children}</div>

/** Whoever waits is told that it may be done already: else the app is closed, and it is done once more. */
function StillWaiting() {
  const [long, tell] = useState(false)
  useEffect(() => {
    const timer = setTimeout(tell, LONG, true)
    return () => clearTimeout(timer)
  }, [])
  if (!long) return null
  const words = <Trans>Still waiting for a reply. It may already have gone through, so we'll keep checking.</Trans>
  return (
    <InSight>
      <Banner kind="wait" title={words} />
    </InSight>
  )
}

function Unsure({ phase, records }: { phase: Open; records: string | undefined }) {
  if (phase === 'checking')
    return <Banner kind="wait" title={<Trans>Checking… No reply reached us, so we're looking up the result.</Trans>} />
  if (phase === 'not-placed')
    return <Banner kind="danger" title={<Trans>Not placed. Your balance hasn't changed. You can try again.</Trans>} />
  return <Banner kind="danger" href={records} title={<Trans>We couldn't confirm this. Check your history.</Trans>} />
}

const Failed = ({ kind, text, way }: Failure) => (
  <Banner kind={kind === 'refused' ? 'danger' : 'wait'} title={text} href={way} />
)
