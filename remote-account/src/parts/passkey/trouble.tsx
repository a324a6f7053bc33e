/** What went wrong between browser and person, in words. */
import { useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { useState } from 'react'
import { PasskeyError, type PasskeyFault } from './fault.ts'

function useWords(): Record<Exclude<PasskeyFault, 'cancelled'>, string> {
  const { t } = useLingui()
  return {
    late: t`That took too long. Try again.`,
    'there-already': t`This device already has a passkey for your account.`,
    'wrong-place': t`Passkeys don't work at this address. Open the app at its usual address.`,
    'no-lock': t`This device can't store a passkey. Turn on its screen lock, or use another device.`,
    broken: t`Your device couldn't use the passkey. Try again.`,
  }
}

/** Runs what a passkey is asked for in; whoever changed their mind is told nothing. */
export function usePasskeyFault() {
  const [fault, setFault] = useState<PasskeyFault>()
  return {
    fault,
    async run(work: () => Promise<void>): Promise<void> {
      setFault(undefined)
      try {
        await work()
      } catch (error: unknown) {
        if (!(error instanceof PasskeyError)) throw error
        setFault(error.fault)
      }
    },
  }
}

export function PasskeyTrouble({ fault }: { fault: PasskeyFault | undefined }) {
  const words = useWords()
  return fault === undefined || fault === 'cancelled' ? null : <Banner kind="wait" title={words[fault]} />
}
