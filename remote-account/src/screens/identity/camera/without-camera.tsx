/** Before the camera is on, and where it cannot be: what it is for, and the other ways to a photo. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { type CameraState, type Facing, FileButton } from '@shared/ui/camera'
import { EmptyState } from '@shared/ui/empty-state'
import { Camera, CameraOff, Images } from 'lucide-react'
import { PhotoRules } from '../photo-rules.tsx'
import css from './shoot.module.css'

type State = Exclude<CameraState, 'starting' | 'live'>
type Props = { state: State; facing: Facing; onStart(): void; onPick(file: File): void }

function useWords(): Record<State, { title: string; text: string }> {
  const { t } = useLingui()
  const other = t`Take the photo with your camera app, or choose one from your library.`
  return {
    explain: {
      title: t`Use your camera here`,
      text: t`Your browser will ask for permission. We only see the photo you send, and the camera turns off when you leave.`,
    },
    denied: {
      title: t`Camera access is blocked`,
      text: t`Allow it in your browser's settings and open this page again, or take the photo with your camera app.`,
    },
    missing: { title: t`No camera found`, text: other },
    off: { title: t`Use your camera app`, text: other },
    busy: { title: t`The camera didn't start`, text: t`Another app may be using it. Close that app and try again.` },
    lost: { title: t`The camera stopped`, text: t`Start it again, or take the photo with your camera app.` },
  }
}

/** Whether asking it again may help. */
const mayStart = (state: State) => state === 'explain' || state === 'busy' || state === 'lost'

export function WithoutCamera({ state, facing, onStart, onPick }: Props) {
  const { title, text } = useWords()[state]
  const start = mayStart(state)
  return (
    <div className={css.without}>
      <EmptyState icon={state === 'explain' ? Camera : CameraOff} title={title}>
        {text}
      </EmptyState>
      <PhotoRules />
      {start && (
        <Button wide look="primary" onClick={onStart}>
          {state === 'explain' ? <Trans>Allow camera</Trans> : <Trans>Start the camera</Trans>}
        </Button>
      )}
      {state !== 'explain' && (
        <FileButton wide look={start ? 'neutral' : 'primary'} icon={Camera} capture={facing} onPick={onPick}>
          <Trans>Open camera app</Trans>
        </FileButton>
      )}
      <FileButton wide icon={Images} onPick={onPick}>
        <Trans>Choose from library</Trans>
      </FileButton>
    </div>
  )
}
