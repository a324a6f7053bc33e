/** Reads an address off a QR code: by the camera, or from a photo where there is no camera. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { type CameraState, FileButton, useCamera } from '@shared/ui/camera'
import { EmptyState } from '@shared/ui/empty-state'
import { Sheet } from '@shared/ui/sheet'
import { Camera, CameraOff, Images } from 'lucide-react'
import { useState } from 'react'
import type { SheetFrame } from 'shell/screen'
import { Finder } from './finder.tsx'
import { readPhoto } from './read-code.ts'
import css from './scan.module.css'

type Found = { onText(text: string): void }

export function ScanSheet({ onText, ...frame }: SheetFrame & Found) {
  const found = (text: string) => {
    onText(text)
    frame.onClose()
  }
  return (
    <Sheet {...frame} title={<Trans>Scan QR code</Trans>}>
      {frame.open && <Ways onText={found} />}
    </Sheet>
  )
}

/** The camera is on while they stand. */
function Ways({ onText }: Found) {
  const { state, stream, start } = useCamera('environment')
  const live = state === 'live' || state === 'starting'
  return (
    <div className={css.ways}>
      {live ? <Finder stream={stream} onText={onText} /> : <WithoutCamera state={state} onStart={start} />}
      <FromPhoto onText={onText} alone={!live && !mayStart(state)} />
    </div>
  )
}

type State = Exclude<CameraState, 'starting' | 'live'>

/** Whether asking for it (again) may help. */
const mayStart = (state: CameraState) => state === 'explain' || state === 'busy' || state === 'lost'

function useWords(): Record<State, { title: string; text: string }> {
  const { t } = useLingui()
  const photo = t`Choose a photo or screenshot of the code instead.`
  return {
    explain: {
      title: t`Use your camera here`,
      text: t`Your browser will ask for permission. Nothing is recorded, and the camera turns off when you close this.`,
    },
    denied: {
      title: t`Camera access is blocked`,
      text: t`Allow it in your browser's settings, or choose a photo of the code.`,
    },
    missing: { title: t`No camera found`, text: photo },
    off: { title: t`Your browser can't open the camera here`, text: photo },
    busy: { title: t`The camera didn't start`, text: t`Another app may be using it. Close that app and try again.` },
    lost: { title: t`The camera stopped`, text: t`Start it again, or choose a photo of the code.` },
  }
}

function WithoutCamera({ state, onStart }: { state: State; onStart(): void }) {
  const { title, text } = useWords()[state]
  return (
    <>
      <EmptyState icon={state === 'explain' ? Camera : CameraOff} title={title}>
        {text}
      </EmptyState>
      {mayStart(state) && (
        <Button wide look="primary" onClick={onStart}>
          {state === 'explain' ? <Trans>Allow camera</Trans> : <Trans>Start the camera</Trans>}
        </Button>
      )}
    </>
  )
}

/** @param alone it is the only way */
function FromPhoto({ onText, alone }: Found & { alone: boolean }) {
  const [state, setState] = useState<'idle' | 'reading' | 'nothing'>('idle')
  const read = async (file: File) => {
    setState('reading')
    const text = await readPhoto(file)
    setState(text ? 'idle' : 'nothing')
    if (text) onText(text)
  }
  return (
    <>
      <p role="status" className={css.said}>
        {state === 'reading' && <Trans>Reading the picture…</Trans>}
        {state === 'nothing' && <Trans>No QR code found in this picture. Try a sharper one, closer to the code.</Trans>}
      </p>
      <FileButton wide look={alone ? 'primary' : 'neutral'} icon={Images} onPick={file => void read(file)}>
        <Trans>Choose a photo</Trans>
      </FileButton>
    </>
  )
}
