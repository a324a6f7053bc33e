import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { ErrorPanel } from '@shared/ui/error-panel'
import { SectionHeader } from '@shared/ui/section-header'
import type { Finding } from '../protocol.ts'
import { useFigures } from './names.tsx'
import css from './ops.module.css'
import { useVerify } from './queries.ts'

/** Looks the whole store over, when asked. */
export function Check() {
  const { t } = useLingui()
  const { count } = useFigures()
  const { mutate, data, isPending, error } = useVerify()
  const run = (
    <Button small loading={isPending} onClick={() => mutate()}>
      <Trans>Check now</Trans>
    </Button>
  )
  const [decisions, releases, files] = [data?.decisions, data?.releases, data?.files].map(n => count(n ?? 0))
  return (
    <section className={css.side} aria-label={t`The store`}>
      <SectionHeader title={t`The store`} end={run} />
      {error && (
        <ErrorPanel title={t`Couldn't check the store`} onRetry={() => mutate()} retrying={isPending}>
          {error.message}
        </ErrorPanel>
      )}
      {data ? (
        <>
          <p role="status" className={data.problems.length > 0 ? css.bad : css.good}>
            {data.problems.length > 0 ? <Trans>Problems found:</Trans> : <Trans>No problems found.</Trans>}
          </p>
          <Findings all={[...data.problems, ...data.remarks]} />
          <p className={css.quiet}>
            <Trans>
              Checked: {decisions} decisions, {releases} releases, {files} files.
            </Trans>
          </p>
        </>
      ) : (
        <p className={css.quiet}>
          <Trans>Checks every file, hash and signature, the log and the live releases.</Trans>
        </p>
      )}
    </section>
  )
}

const Findings = ({ all }: { all: readonly Finding[] }) => (
  <ul>
    {all.map(({ what, mend }) => (
      <li key={what} className={css.fault}>
        <span className={css.message}>{what}</span>
        <span className={css.note}>{mend}</span>
      </li>
    ))}
  </ul>
)
