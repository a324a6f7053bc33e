/** The pictures of a payment, and room for another. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SectionHeader } from '@shared/ui/section-header'
import { UploadTile, type UploadTileProps } from '@shared/ui/upload-tile'
import { useStoredPicture } from '../../parts/stored-picture.ts'
import { MOST, type Picture, type Pictures } from './pictures.ts'

const nothing = () => {}

export function PictureTiles({ pictures, add, remove, retry }: Omit<Pictures, 'sent' | 'clear'>) {
  const { t } = useLingui()
  const label = t`Screenshot or receipt`
  return (
    <>
      <SectionHeader title={<Trans>Proof of payment</Trans>} end={<Trans>JPG, PNG; up to {MOST}</Trans>} />
      {pictures.map(picture => (
        <Tile
          key={picture.key}
          picture={picture}
          label={label}
          onPick={add}
          onRetry={() => retry(picture)}
          onRemove={() => remove(picture)}
        />
      ))}
      {pictures.length < MOST && (
        <UploadTile state={{ kind: 'empty' }} label={label} onPick={add} onRetry={nothing} onRemove={nothing} />
      )}
    </>
  )
}

/** One that was sent before the page was loaded is shown as the server keeps it. */
function Tile({ picture: { file, path, state }, ...tile }: { picture: Picture } & Omit<UploadTileProps, 'state'>) {
  const stored = useStoredPicture(file ? undefined : path)
  return <UploadTile state={stored && state.kind === 'done' ? { ...state, preview: stored } : state} {...tile} />
}
