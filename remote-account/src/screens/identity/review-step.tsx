/** All that is handed in, once more, before it goes. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { countryNames } from '@shared/format/country-name'
import { writeDay } from '@shared/format/day-first'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { UploadTile } from '@shared/ui/upload-tile'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { ApplicationNote } from '../../parts/application-note.tsx'
import { useDocumentNames, useFieldNames } from '../../parts/identity-words.ts'
import { fieldOf, photoOf } from './identity.model.ts'
import css from './identity.module.css'
import type { Application } from './use-application.ts'

export function ReviewStep({ of }: { of: Application }) {
  const { order, submit } = of
  const records = useWay(to.identityResult({ kind: 'basic' }))
  const elsewhere = order.state.phase === 'failed' && (fieldOf(order.state.failure) ?? photoOf(order.state.failure))
  return (
    <div className={css.step}>
      <DetailsSection of={of} />
      <PhotosSection of={of} />
      {!elsewhere && <ApplicationNote state={order.state} records={records} />}
      <ActionBar bleed>
        <Button look="primary" wide loading={order.busy} reason={useReason(of)} onClick={submit}>
          <OrderWords state={order.state}>
            <Trans>Submit</Trans>
          </OrderWords>
        </Button>
      </ActionBar>
    </div>
  )
}

function useReason({ photos }: Application): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  return offline ?? (photos.uploading ? t`Uploading your photos` : undefined)
}

/** Leads back to what can be changed; nothing while it is being sent. */
const Edit = ({ of, step }: { of: Application; step: 'details' | 'photos' }) => (
  <Button small look="tonal" disabled={of.order.busy} onClick={() => of.setStep(step)}>
    {step === 'details' ? <Trans>Edit details</Trans> : <Trans>Edit photos</Trans>}
  </Button>
)

function DetailsSection({ of }: { of: Application }) {
  const { bcp47 } = useLanguage()
  const names = useFieldNames()
  const kinds = useDocumentNames()
  const { details } = of
  return (
    <section>
      <SectionHeader title={<Trans>Details</Trans>} end={<Edit of={of} step="details" />} />
      <Sums>
        <SumRow label={names.documentType} value={kinds[details.documentType]} />
        <SumRow label={names.country} value={countryNames(bcp47)(details.country)} />
        {details.surname.trim() && <SumRow label={names.surname} value={details.surname} />}
        {details.firstName.trim() && <SumRow label={names.firstName} value={details.firstName} />}
        <SumRow label={names.birthday} value={writeDay(details.birthday)} />
        <SumRow label={names.documentNumber} value={details.documentNumber} />
      </Sums>
    </section>
  )
}

function PhotosSection({ of }: { of: Application }) {
  const { photos } = of
  return (
    <section className={css.step}>
      <SectionHeader title={<Trans>Photos</Trans>} end={<Edit of={of} step="photos" />} />
      {photos.needed.map(field => (
        <UploadTile
          key={field}
          state={photos.stateOf(field)}
          label={photos.names[field]}
          onPick={file => photos.add(field, file)}
          onRemove={() => photos.remove(field)}
        />
      ))}
    </section>
  )
}
