/** What is told while the app is closed (docs/rules/content.md#when-the-app-is-closed). */
import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { type PushState, usePush } from 'shell/push'
import { Loaded, type SheetFrame } from 'shell/screen'
import { PushForm } from './push-form.tsx'

export function PushSheet(frame: SheetFrame) {
  return (
    <Sheet {...frame} title={<Trans>Alerts when the app is closed</Trans>}>
      {frame.open && <Content />}
    </Sheet>
  )
}

function Content() {
  const push = usePush()
  return (
    <Loaded
      of={push.of}
      title={<Trans>Couldn't load your alert settings</Trans>}
      skeleton={<SkeletonRows rows={5} />}
      undated
    >
      {state => ('kinds' in state ? <PushForm key={state.at} state={state} push={push} /> : <CannotBe at={state.at} />)}
    </Loaded>
  )
}

/** Why nothing can be turned on here, and what to do. */
function CannotBe({ at }: Pick<PushState, 'at'>) {
  const { t } = useLingui()
  if (at === 'install')
    return (
      <Banner title={t`Add the app to your Home Screen first`}>
        <Trans>
          On iPhone and iPad, only an installed app can receive alerts. Tap Share, then Add to Home Screen, and open the
          app from there.
        </Trans>
      </Banner>
    )
  if (at === 'blocked')
    return (
      <Banner kind="wait" title={t`Notifications are blocked`}>
        <Trans>Allow notifications for this site in your browser's settings, then come back here.</Trans>
      </Banner>
    )
  return (
    <Banner kind="wait" title={t`This browser can't receive alerts while the app is closed`}>
      <Trans>Everything still appears in your notifications.</Trans>
    </Banner>
  )
}
