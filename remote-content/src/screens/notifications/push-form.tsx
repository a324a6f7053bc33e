/** Which kinds, with or without sums; off until it is turned on here. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { useState } from 'react'
import { useSend } from 'shell/form'
import { toast } from 'shell/overlay'
import type { Push, PushChoice, PushOutcome, PushState } from 'shell/push'
import { useOfflineReason } from 'shell/screen'
import css from './notifications.module.css'
import { everything, isSame } from './push.model.ts'
import { PushChoices } from './push-choices.tsx'

type Known = Extract<PushState, PushChoice>
type Props = { state: Known; push: Push }

export function PushForm({ state, push }: Props) {
  const isOn = state.at === 'on'
  const [choice, choose] = useState<PushChoice>(isOn ? state : everything)
  const [outcome, setOutcome] = useState<PushOutcome>()
  const { state: sending, busy, send } = useSend()
  const { t } = useLingui()
  const turnOn = () =>
    send(async () => {
      setOutcome(undefined)
      const came = await push.turnOn(choice)
      setOutcome(came)
      if (came === 'on') toast(isOn ? t`Saved` : t`Alerts are on`)
    })
  const turnOff = () => send(() => push.turnOff().then(() => toast(t`Alerts are off`)))
  return (
    <>
      <PushChoices choice={choice} onChange={choose} disabled={busy} />
      <Trouble outcome={outcome} text={sending.phase === 'failed' ? sending.failure.text : undefined} />
      <div className={css.acts}>
        {isOn && (
          <Button wide look="line" loading={busy} onClick={() => void turnOff()}>
            <Trans>Turn off</Trans>
          </Button>
        )}
        <TurnOn isOn={isOn} busy={busy} isChanged={!isOn || !isSame(choice, state)} choice={choice} onPress={turnOn} />
      </div>
    </>
  )
}

type TurnOnProps = { isOn: boolean; busy: boolean; isChanged: boolean; choice: PushChoice; onPress(): Promise<void> }

function TurnOn({ isOn, busy, isChanged, choice, onPress }: TurnOnProps) {
  const { t } = useLingui()
  const offline = useOfflineReason()
  const none = choice.kinds.length === 0 ? t`Choose at least one` : undefined
  return (
    <Button
      wide
      look="primary"
      loading={busy}
      disabled={!isChanged}
      reason={offline ?? none}
      onClick={() => void onPress()}
    >
      {isOn ? <Trans>Save</Trans> : <Trans>Turn on</Trans>}
    </Button>
  )
}

function Trouble({ outcome, text }: { outcome: PushOutcome | undefined; text: string | undefined }) {
  const { t } = useLingui()
  if (text) return <Banner kind="wait" title={text} />
  if (outcome === 'unanswered')
    return <Banner kind="wait" title={t`You didn't answer your browser's notification request. Try again.`} />
  if (outcome === 'unreachable')
    return <Banner kind="wait" title={t`Your browser's notification service couldn't be reached. Try again later.`} />
  return null
}
