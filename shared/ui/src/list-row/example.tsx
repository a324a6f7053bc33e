import { Bell, EyeOff, FingerprintPattern, IdCard, Languages } from 'lucide-react'
import { AssetMark } from '../asset-mark/index.tsx'
import { Badge } from '../badge/index.tsx'
import { type Example, Stack } from '../example.tsx'
import { Icon } from '../icon/index.tsx'
import { Switch } from '../switch/index.tsx'
import { List, ListRow } from './index.tsx'

const render = () => (
  <Stack>
    <List flush label="Assets">
      <ListRow lead={<AssetMark symbol="USDT" />} title="USDT" note="Tether" value="4,102.61" valueNote="≈ 4,102.61" />
      <ListRow
        lead={<AssetMark symbol="BTC" />}
        title="BTC"
        note="Bitcoin"
        value="0.01520000"
        valueNote="≈ 1,585.15"
        href="#/zichanCenter"
      />
      <ListRow
        lead={<AssetMark symbol="EUR" />}
        title="EUR/USD"
        note="Opens Mon 06:00"
        middle={<Badge>Closed</Badge>}
        value="1.15840"
        valueNote="−0.12%"
        data-pressed=""
      />
    </List>
    <List panel label="Account">
      <ListRow
        lead={<Icon of={FingerprintPattern} />}
        title="Identity verification"
        value={<Badge kind="wait">Under review</Badge>}
        href="#/renzhengResult"
      />
      <ListRow lead={<Icon of={IdCard} />} title="Personal information" href="#/gerenziliao" data-focus="" />
      <ListRow
        lead={<Icon of={Bell} />}
        title="Notifications"
        value={<Badge kind="bad">3</Badge>}
        href="#/notifications"
      />
      <ListRow
        lead={<Icon of={Languages} />}
        title="A very long word for the language of everything"
        value="ไทย"
        href="#/language"
      />
      <ListRow
        lead={<Icon of={EyeOff} />}
        title="Hide balances"
        control="hide"
        value={<Switch id="hide" checked onChange={() => {}} />}
      />
      <ListRow title="Off" onClick={() => {}} disabled value="Not today" />
    </List>
  </Stack>
)

export const example: Example = { name: 'List row', render }
