/** The photos of the document: the camera for one after the other, and a list with the state of each. */
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
  const { value, show } = useAddressedSheet(to.identity, 'photo')
  const shot = of.photos.needed.find(field => field === value)
  if (shot === undefined) return <Tiles of={of} onTake={show} />
  if (!parts) return <SkeletonRows rows={6} />
  return (
    <>
      <Failed of={of} but={shot} />
      <Shot key={shot} of={of} field={shot} Shoot={parts.Shoot} />
    </>
  )
}

type ShotProps = { of: Application; field: PhotoField; Shoot: Awaited<ReturnType<typeof load>>['Shoot'] }

function Shot({ of: { photos, details, goOn }, field, Shoot }: ShotProps) {
  const kinds = useDocumentNames()
  const take = (file: File, preview?: string) => {
    photos.add(field, file, preview)
    goOn(field)
  }
  const state = photos.stateOf(field)
  const place = `${photos.needed.indexOf(field) + 1}/${photos.needed.length}`
  return (
    <Shoot
      field={field}
      title={photos.names[field]}
      document={kinds[details.documentType]}
      place={place}
      why={state.kind === 'failed' || state.kind === 'rejected' ? state.reason : undefined}
      onTaken={take}
    />
  )
}

/** Photos whose upload failed, above the camera for another one. */
const Failed = ({ of, but }: { of: Application; but: PhotoField }) =>
  of.photos.needed
    .filter(field => field !== but && of.photos.stateOf(field).kind === 'failed')
    .map(field => <Tile key={field} of={of} field={field} />)

type TileProps = { of: Application; field: PhotoField; onTake?(field: PhotoField): void }

const Tile = ({ of: { photos }, field, onTake }: TileProps) => (
  <UploadTile
    state={photos.stateOf(field)}
    label={photos.names[field]}
    hint={<Trans>Take a photo or choose one</Trans>}
    onPick={file => photos.add(field, file)}
    onTake={onTake && (() => onTake(field))}
    onRetry={photos.canRetry(field) ? () => photos.retry(field) : undefined}
    onRemove={() => photos.remove(field)}
  />
)

function Tiles({ of, onTake }: { of: Application; onTake(field: PhotoField): void }) {
  const { photos, setStep } = of
  return (
    <div className={css.step}>
      <PhotoRules />
      {photos.needed.map(field => (
        <Tile key={field} of={of} field={field} onTake={onTake} />
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
