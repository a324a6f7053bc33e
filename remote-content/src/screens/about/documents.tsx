/** What one agrees to and what stands behind it: documents, and the licences of others' work. */
import { Trans, useLingui } from '@lingui/react/macro'
import { acceptedTextCall } from '@shared/contract/calls/help'
import * as to from '@shared/contract/to'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { useAddressedSheet, useLater } from 'shell/screen'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'

const load = () => import(/* webpackChunkName: "licences" */ './licences-sheet.tsx')

export function Documents() {
  const { t } = useLingui()
  const way = useWays()
  const { signedIn } = useSession()
  const { value, show, frame } = useAddressedSheet(to.about, 'sheet')
  const { parts, bring } = useLater(load)
  const open = async () => {
    if (await bring()) show('licences')
  }
  const hasAccepted = useCall(
    acceptedTextCall,
    { subject: 'account' },
    { enabled: signedIn && hasFeature('accepted-texts') },
  ).data
  const documents = [
    { title: t`User agreement`, href: way(to.articleDetail({ key: 'user-agreement' })) },
    {
      title: t`User agreement as you accepted it`,
      href: hasAccepted ? way(to.articleDetail({ kind: 'accepted', id: 'account' })) : undefined,
    },
    { title: t`Privacy`, href: way(to.articleDetail({ key: 'privacy' })) },
    { title: t`Risks of trading`, href: way(to.articleDetail({ key: 'risk' })) },
    { title: t`White paper`, href: way(to.whitePaper()) },
  ].filter(({ href }) => href)
  return (
    <section>
      <SectionHeader title={<Trans>Related documents</Trans>} />
      <List flush>
        {documents.map(({ title, href }) => (
          <ListRow key={title} title={title} href={href} />
        ))}
        <ListRow title={t`Open-source licences`} opens onClick={() => void open()} />
      </List>
      {parts && <parts.LicencesSheet {...frame} open={value === 'licences'} />}
    </section>
  )
}
