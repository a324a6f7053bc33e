/** The list below the field, with what it could not search. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SearchX } from 'lucide-react'
import { useLiveChat, useWay } from 'shell/navigation'
import { useOfflineReason } from 'shell/screen'
import type { Hit } from './hits.model.ts'
import css from './search.module.css'
import { SectionOf } from './section.tsx'
import type { useActive } from './use-active.ts'
import type { useSearch } from './use-search.ts'
import type { Section } from './use-sections.ts'

type Props = {
  text: string
  sections: readonly Section[]
  active: ReturnType<typeof useActive>
  search: ReturnType<typeof useSearch>
  onOpen(hit: Hit): void
}

export function Results({ text, sections, active, search, onOpen }: Props) {
  const { t } = useLingui()
  const typed = text.trim()
  const count = sections.reduce((sum, { hits }) => sum + hits.length, 0)
  const nothing = typed !== '' && count === 0
  return (
    <div className={css.results}>
      <Missing search={search} />
      <p className="visually-hidden" role="status">
        {typed !== '' && !search.loading && <Plural value={count} one="# result" other="# results" />}
      </p>
      {typed === '' && (
        <p className={css.intro}>
          <Trans>Find pairs, screens, help and your records, or say what to do.</Trans>
        </p>
      )}
      <div id={active.list} role="listbox" aria-label={t`Results`}>
        {sections.map(section => (
          <SectionOf key={section.name} {...{ section, active, onOpen }} />
        ))}
      </div>
      {nothing && (search.loading ? <SkeletonRows rows={3} /> : <Nothing typed={typed} />)}
    </div>
  )
}

const Nothing = ({ typed }: { typed: string }) => (
  <EmptyState
    icon={SearchX}
    action={<AskElsewhere typed={typed} />}
    title={
      <span className={css.typed}>
        <Trans>Nothing found for “{typed}”</Trans>
      </span>
    }
  >
    <Trans>Try a pair, a screen, an amount or a help topic.</Trans>
  </EmptyState>
)

/** The help centre also searches the bodies of its articles; a person answers the rest. */
function AskElsewhere({ typed }: { typed: string }) {
  const [help, chat] = [useWay(to.help({ q: typed })), useLiveChat()]
  return (
    <div className={css.elsewhere}>
      {help && (
        <Button small look="tonal" href={help}>
          <Trans>Help centre</Trans>
        </Button>
      )}
      {chat && (
        <Button small look="tonal" href={chat}>
          <Trans>Live chat</Trans>
        </Button>
      )}
    </div>
  )
}

/** Offline, or an answer that failed: the rest is searched all the same. */
function Missing({ search: { failed } }: Pick<Props, 'search'>) {
  const offline = useOfflineReason()
  if (offline)
    return <Banner kind="wait" title={<Trans>No connection. We only search what's saved on this phone.</Trans>} />
  if (failed.length === 0) return null
  const retry = () => {
    for (const answer of failed) void answer.refetch()
  }
  return (
    <Banner
      kind="wait"
      title={<Trans>We couldn't search everything</Trans>}
      action={
        <Button small look="tonal" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
