/** Ends sessions elsewhere, each after a question; what is told afterwards. */
import { useLingui } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import { type sessionListCall, sessionRevokeCall } from '@shared/contract/calls/account'
import { useState } from 'react'
import { useSend } from 'shell/form'
import { confirm, toast } from 'shell/overlay'
import { call } from 'shell/transport'

/** A place where the person is signed in. */
export type SignedInAt = OutputOf<typeof sessionListCall>[number]

/** "Chrome · Android", or that nobody knows. */
export function useDeviceName(): (of: SignedInAt) => string {
  const { t } = useLingui()
  return ({ device }) => device || t`Unknown device`
}

/** `ending`: which one is being ended, 'others' for all but this. */
export function useSignOut() {
  const { t } = useLingui()
  const name = useDeviceName()
  const { state, busy, send } = useSend()
  const [pending, setAsked] = useState<string>()
  const end = (which: { id: string } | { others: true }, words: string) => {
    setAsked('id' in which ? which.id : 'others')
    return send(async () => {
      await call(sessionRevokeCall, which, { notice: 'screen' })
      toast(words)
    })
  }
  return {
    state,
    ending: busy ? pending : undefined,
    async signOut(row: SignedInAt) {
      const device = name(row)
      const body = t`To log in there again, you'll need your password and a code.`
      if (await confirm({ title: t`Log out ${device}?`, body, yes: t`Log out`, no: t`Cancel` }))
        await end({ id: row.id }, t`${device} is logged out`)
    },
    async signOutOthers() {
      const body = t`You stay logged in on this device. To log in on the others again, you'll need your password and a code.`
      if (await confirm({ title: t`Log out all other devices?`, body, yes: t`Log out`, no: t`Cancel` }))
        await end({ others: true }, t`All other devices are logged out`)
    },
  }
}
