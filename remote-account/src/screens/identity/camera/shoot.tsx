/** Takes one photo: by the camera in its frame, by the camera app, or out of the library; then a look at it. */
import { Trans } from '@lingui/react/macro'
import type { PhotoField } from '@shared/contract/identity'
import { Banner } from '@shared/ui/banner'
import { type Facing, useCamera } from '@shared/ui/camera'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Live } from './live.tsx'
import { LEAST_SIDE, type SizeFault } from './measure.ts'
import { Preview } from './preview.tsx'
import { type ReadPhoto, readPhoto } from './read-photo.ts'
import css from './shoot.module.css'
import { WithoutCamera } from './without-camera.tsx'

type Props = {
  field: PhotoField
  title: string
  /** Which kind of document. */
  document: string
  /** "1/3" */
  place: string
  /** Why the photo before is not accepted. */
  why?: string | undefined
  /** @param preview an object URL, which is now the taker's to let go */
  onTaken(file: File, preview?: string): void
}

export function Shoot({ field, title, document, place, why, onTaken }: Props) {
  const { photo, fault, take, again, use } = useShot(onTaken)
  return (
    <section className={css.shoot} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.note}>{document}</span>
        <span className={css.place}>{place}</span>
      </div>
      {why && !photo && <Banner kind="danger" title={why} />}
      {fault && <TooSmall fault={fault} />}
      {photo ? (
        <Preview of={photo} title={title} onRetake={again} onUse={use} />
      ) : (
        <Finder field={field} title={title} onPick={take} />
      )}
    </section>
  )
}

/** What was taken last: a photo to look at, or what is wrong with its size. */
function useShot(onTaken: Props['onTaken']) {
  const [shot, setShot] = useState<ReadPhoto | SizeFault | null>(null)
  const held = useRef<string>(undefined)
  const letGo = useCallback(() => {
    if (held.current) URL.revokeObjectURL(held.current)
    held.current = undefined
  }, [])
  useEffect(() => letGo, [letGo])
  const take = async (file: File, drawn: boolean) => {
    const read = await readPhoto(file, drawn)
    if (read === null) return onTaken(file) // no picture: what is sent there says so at its tile
    held.current = typeof read === 'string' ? undefined : read.url
    setShot(read)
  }
  const photo = shot !== null && typeof shot !== 'string' ? shot : undefined
  return {
    photo,
    fault: typeof shot === 'string' ? shot : undefined,
    take: (file: File, drawn = false) => void take(file, drawn),
    again() {
      letGo()
      setShot(null)
    },
    use() {
      if (!photo) return
      held.current = undefined
      onTaken(photo.file, photo.url)
    },
  }
}

type FinderProps = Pick<Props, 'field' | 'title'> & { onPick(file: File, drawn?: boolean): void }

function Finder({ field, title, onPick }: FinderProps) {
  const facing: Facing = field === 'holdImage' ? 'user' : 'environment'
  const { state, stream, start } = useCamera(facing)
  const pick = (file: File) => onPick(file)
  if (state !== 'live' && state !== 'starting')
    return <WithoutCamera state={state} facing={facing} onStart={start} onPick={pick} />
  return <Live {...{ field, title, stream, facing }} onShot={file => onPick(file, true)} onLibrary={pick} />
}

const TooSmall = ({ fault }: { fault: SizeFault }) => (
  <div role="alert">
    {fault === 'too-small' ? (
      <Banner
        kind="danger"
        title={<Trans>This photo is too small to read. The shorter side must be at least {LEAST_SIDE} pixels.</Trans>}
      />
    ) : (
      <Banner kind="danger" title={<Trans>This picture is too large. Take a photo instead.</Trans>} />
    )}
  </div>
)
