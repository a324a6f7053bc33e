/** Code and link: to be scanned, copied, or sent on as a picture. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { QrCard } from '@shared/ui/qr-card'
import { saveFile } from '@shared/ui/save-file'
import { Link, Share2 } from 'lucide-react'
import { copy } from 'shell/overlay'
import { useLateSheet } from 'shell/screen'
import { linkOf } from './team.model.ts'
import css from './team.module.css'
import type { Team } from './team.screen.tsx'

const load = () => import(/* webpackChunkName: "invite-sheet" */ './invite-sheet.tsx')

export function Invite({ team: { inviteCode, inviteLink } }: { team: Team }) {
  const link = linkOf(inviteLink, location.origin)
  const sheet = useLateSheet<string, Awaited<ReturnType<typeof load>>>(load)
  const save = (picture: () => Promise<Blob>) => void picture().then(png => saveFile(png, `${inviteCode}.png`))
  return (
    <section className={css.invite}>
      <QrCard
        text={link}
        address={inviteCode}
        label={<Trans>Invitation code</Trans>}
        onCopy={() => void copy(inviteCode)}
        onSave={save}
      >
        <span className={css.link} translate="no">
          {link}
        </span>
      </QrCard>
      <div className={css.acts}>
        <Button wide icon={Link} onClick={() => void copy(link)}>
          <Trans>Copy link</Trans>
        </Button>
        <Button wide look="primary" icon={Share2} onClick={() => void sheet.show(link)}>
          <Trans>Share</Trans>
        </Button>
      </div>
      {sheet.draw(({ InviteSheet }, of, { key, ...frame }) => (
        <InviteSheet key={key} link={of} code={inviteCode} {...frame} />
      ))}
    </section>
  )
}
