/** The pictures of a payment, and room for another. */
import { Trans, useLingui } from '@lingui/react/macro'
import { SectionHeader } from '@shared/ui/section-header'
import { UploadTile } from '@shared/ui/upload-tile'
import { MOST, type Pictures } from './pictures.ts'

const nothing = () => {}

export function PictureTiles({ pictures, add, remove, retry }: Pictures) {
  const { t } = useLingui()
  const label = t`Screenshot or receipt`
  return (
    <>
      <SectionHeader title={<Trans>Proof of payment</Trans>} end={<Trans>JPG, PNG; up to {MOST}</Trans>} />
      {pictures.map(picture => (
        <UploadTile
          key={picture.key}
          state={picture.state}
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
