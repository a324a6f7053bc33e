/** The key to put into an authenticator: on its way, here for ten minutes, or over. */
import { Trans } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import { generateGoogleKeyCall, type UserInfo } from '@shared/contract/calls/account'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { useTimeLeft } from '@shared/ui/countdown'
import { Skeleton } from '@shared/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { serverNow } from 'shell/market-feed'
import { useCall } from 'shell/query'
import { Loaded } from 'shell/screen'
import { KeyCard } from './key-card.tsx'
import { type OfferedKey, useUnfinished } from './unfinished.ts'

type Made = OutputOf<typeof generateGoogleKeyCall>

export const offered = ({ secretKey, url, expiresIn }: Made, over: string): OfferedKey => ({
  ...{ secretKey, url, over },
  until: serverNow() + expiresIn * 1000,
})

type Props = { user: UserInfo; over: string; onKeep(): void }

/** @param onKeep begins a move anew: another key takes another code of the present phone */
export function KeyPlace({ user, over, onKeep }: Props) {
  const [{ key }, put] = useUnfinished(user.id ?? '')
  if (!key) return <NewKey onMade={made => put({ key: offered(made, over) })} />
  return <Waiting of={key} onAnew={over ? onKeep : () => put({ key: undefined })} />
}

function Waiting({ of, onAnew }: { of: OfferedKey; onAnew(): void }) {
  const left = useTimeLeft(of.until, serverNow)
  if (left > 0) return <KeyCard of={of} left={left} />
  return (
    <Banner
      kind="wait"
      title={<Trans>This key has expired.</Trans>}
      action={
        <Button small onClick={onAnew}>
          <Trans>Create a new key</Trans>
        </Button>
      }
    >
      <Trans>Delete it from your authenticator, then add the new one.</Trans>
    </Banner>
  )
}

/** Asked for once: each answer replaces the key of the one before, so it is kept elsewhere and never renewed by itself. */
function NewKey({ onMade }: { onMade(made: Made): void }) {
  const made = useCall(generateGoogleKeyCall, {}, { keep: 0, opening: 'always' })
  const take = useEffectEvent(onMade)
  const { data } = made
  useEffect(() => {
    if (data) take(data)
  }, [data])
  const skeleton = <Skeleton width="100%" height={216} />
  return (
    <Loaded of={made} undated title={<Trans>Couldn't create a key</Trans>} skeleton={skeleton}>
      {() => skeleton}
    </Loaded>
  )
}
