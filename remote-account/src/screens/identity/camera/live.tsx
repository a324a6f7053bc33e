/** The camera's picture in its frame, what is measured of it, and the shutter. */
import { useLingui } from '@lingui/react/macro'
import type { PhotoField } from '@shared/contract/identity'
import type { Facing } from '@shared/ui/camera'
import { Icon } from '@shared/ui/icon'
import { Images, ScanLine, Zap } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Hint, hintsOf, type Measures as Measured } from './measure.ts'
import { Measures } from './measures.tsx'
import { Outline } from './outline.tsx'
import { drawnAnew } from './read-photo.ts'
import css from './shoot.module.css'
import { seenPart, useMeasures } from './use-measures.ts'
import { useTorch } from './use-torch.ts'

type Props = {
  field: PhotoField
  title: string
  stream: MediaStream | null
  facing: Facing
  onShot(file: File): void
  onLibrary(file: File): void
}

export function Live({ field, title, stream, facing, onShot, onLibrary }: Props) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const measures = useMeasures(video)
  useVideoStream(video, stream)
  return (
    <div className={css.split}>
      <div className={css.frame}>
        <video
          ref={video}
          className={css.video}
          data-mirrored={facing === 'user' || undefined}
          aria-label={t`Camera: ${title}`}
          autoPlay
          playsInline
          muted
        />
        <Outline field={field} />
        <Advice measures={measures} />
      </div>
      <div className={css.side}>
        {measures && <Measures of={measures} />}
        <Controls video={video} ready={measures !== null} {...{ stream, onShot, onLibrary }} />
      </div>
    </div>
  )
}

function useVideoStream(video: RefObject<HTMLVideoElement | null>, stream: MediaStream | null): void {
  useEffect(() => {
    if (video.current) video.current.srcObject = stream // it plays by itself: autoplay, and no sound
  }, [video, stream])
}

function useAdvice(): Record<Hint | 'good' | 'starting', string> {
  const { t } = useLingui()
  return {
    starting: t`Starting the camera…`,
    dark: t`Too dark. Find more light.`,
    bright: t`Too bright. Find softer light.`,
    glare: t`Glare. Tilt it a little.`,
    blurred: t`Hold still until it's sharp`,
    good: t`Looks good. Take the photo.`,
  }
}

function Advice({ measures }: { measures: Measured | null }) {
  const words = useAdvice()
  const advice = measures ? (hintsOf(measures)[0] ?? 'good') : 'starting'
  return (
    <p className={css.say} role="status">
      <Icon of={ScanLine} size={18} />
      {words[advice]}
    </p>
  )
}

type ControlsProps = Pick<Props, 'stream' | 'onShot' | 'onLibrary'> & {
  video: RefObject<HTMLVideoElement | null>
  ready: boolean
}

function Controls({ video, ready, stream, onShot, onLibrary }: ControlsProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const torch = useTorch(stream)
  const shoot = async () => {
    if (!video.current || !ready || busy) return
    setBusy(true)
    onShot(await drawnAnew(video.current, seenPart(video.current)))
  }
  return (
    <div className={css.controls}>
      <label className={css.control}>
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          onChange={({ target }) => target.files?.[0] && onLibrary(target.files[0])}
        />
        <Icon of={Images} size={24} />
        <span>{t`Library`}</span>
      </label>
      <button
        type="button"
        className={css.shutter}
        aria-label={t`Take photo`}
        aria-disabled={!ready || busy || undefined}
        onClick={() => void shoot()}
      />
      {torch.has ? (
        <button type="button" className={css.control} aria-pressed={torch.on} onClick={torch.turn}>
          <Icon of={Zap} size={24} />
          <span>{t`Flash`}</span>
        </button>
      ) : (
        <span />
      )}
    </div>
  )
}
