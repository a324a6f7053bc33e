/** The photos of the document, one tile each; one after the other they are taken by the camera. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PhotoField } from '@shared/contract/identity'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { UploadTile } from '@shared/ui/upload-tile'
import { useAddressedSheet, useLater } from 'shell/screen'
import { useDocumentNames } from '../../parts/identity-words.ts'
import css from './identity.module.css'
import { PhotoRules } from './photo-rules.tsx'
import type { Application } from './use-application.ts'

/** Camera, measures and their pictures come with the first photo, not with the form. */
const load = () => import('./camera/shoot.tsx')

export function PhotosStep({ of }: { of: Application }) {
  const { parts } = useLater(load)
  const { value, show, frame } = useAddressedSheet(to.identity, 'photo')
  const shot = of.photos.needed.find(field => field === value)
  if (shot === undefined) return <Tiles of={of} onTake={show} />
  if (!parts) return <SkeletonRows rows={6} />
  return <Shot key={shot} of={of} field={shot} Shoot={parts.Shoot} onClose={frame.onClose} />
}

type ShotProps = {
  of: Application
  field: PhotoField
  Shoot: Awaited<ReturnType<typeof load>>['Shoot']
  onClose(): void
}

function Shot({ of: { photos, details }, field, Shoot, onClose }: ShotProps) {
  const kinds = useDocumentNames()
  const take = (file: File, preview?: string) => {
    photos.add(field, file, preview)
    onClose()
  }
  const place = `${photos.needed.indexOf(field) + 1}/${photos.needed.length}`
  return (
    <Shoot
      field={field}
      title={photos.names[field]}
      document={kinds[details.documentType]}
      place={place}
      onTaken={take}
    />
  )
}

function Tiles({ of, onTake }: { of: Application; onTake(field: PhotoField): void }) {
  const { photos, setStep } = of
  return (
    <div className={css.step}>
      <PhotoRules />
      {photos.needed.map(field => (
        <UploadTile
          key={field}
          state={photos.stateOf(field)}
          label={photos.names[field]}
          hint={<Trans>Take a photo or choose one</Trans>}
          onPick={file => photos.add(field, file)}
          onTake={() => onTake(field)}
          onRetry={photos.canRetry(field) ? () => photos.retry(field) : undefined}
          onRemove={() => photos.remove(field)}
        />
      ))}
      <ActionBar bleed>
        <Button look="primary" wide reason={useMissing(of)} onClick={() => setStep('review')}>
          <Trans>Continue</Trans>
        </Button>
      </ActionBar>
    </div>
  )
}

/** What keeps one from going on, by name. */
function useMissing({ photos: { missing, names } }: Application): string | undefined {
  const { t } = useLingui()
  const [first] = missing
  const name = first && names[first]
  return name && t`Still needed: ${name}`
}
