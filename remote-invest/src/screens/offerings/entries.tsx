/** The list of the draw around one's own entry. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DrawProofAnswer } from '@shared/contract/calls/invest/offerings'
import css from './offerings.module.css'
import { type Entry, shownEntries } from './proof.model.ts'
import { useFigures } from './words.ts'

type Props = { proof: DrawProofAnswer; own: string | undefined }

export function Entries({ proof, own }: Props) {
  const { count } = useFigures()
  const rows = shownEntries(proof, own)
  const rest = proof.entries.length - rows.length
  const more = count(rest)
  if (rows.length === 0) return null
  return (
    <>
      <table className={css.entries}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Application</Trans>
            </th>
            <th scope="col">
              <Trans context="offering">Lots</Trans>
            </th>
            <th scope="col">
              <Trans context="offering">Won</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.orderNo} of={row} own={row.orderNo === own} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className={css.note}>
          <Plural
            value={rest}
            one={`${more} more entry is in the saved list.`}
            other={`${more} more entries are in the saved list.`}
          />
        </p>
      )}
    </>
  )
}

function Row({ of: { orderNo, lots, wonLots, sample }, own }: { of: Entry; own: boolean }) {
  const { t } = useLingui()
  const { count } = useFigures()
  return (
    <tr data-own={own || undefined}>
      <th scope="row">
        <span className={css.code} translate="no">
          {orderNo}
        </span>{' '}
        {own && <b>{t`You`}</b>}
        {sample && (
          <small>
            <Trans>Sample user</Trans>
          </small>
        )}
      </th>
      <td className="num" translate="no">
        {count(lots)}
      </td>
      <td className="num" translate="no">
        {wonLots === null ? '--' : count(wonLots)}
      </td>
    </tr>
  )
}
