import { ChartCandlestick, House, Inbox, Search, Star } from 'lucide-react'
import { type Example, Line } from '../example.tsx'
import { Icon } from './index.tsx'

const render = () => (
  <Line>
    {([16, 18, 20, 22, 24] as const).map(size => (
      <Icon key={size} of={House} size={size} />
    ))}
    <Icon of={Search} label="Search" />
    <Icon of={ChartCandlestick} size={24} />
    <Icon of={Star} filled label="Favourite" />
    <Icon of={Inbox} size={40} />
  </Line>
)

export const example: Example = { name: 'Icon', render }
