import { ChartCandlestick, ChartNoAxesColumn, House, UserRound } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { type Tab, TabBar } from './index.tsx'

/** A box that holds what is fixed inside it. */
const box: CSSProperties = { position: 'relative', height: 'calc(60 * var(--px))', contain: 'paint' }

const tabs = (badge: Tab['badge'], words: string[]): Tab[] =>
  [House, ChartNoAxesColumn, ChartCandlestick, UserRound].map((icon, n) => ({
    href: `#/tab-${n}`,
    icon,
    label: words[n] ?? '',
    badge: n === 3 ? badge : undefined,
  }))

function Bar({ badge, words }: { badge: Tab['badge']; words: string[] }) {
  const [current, setCurrent] = useState('#/tab-2')
  return (
    <div style={box}>
      <TabBar
        label="Main"
        tabs={tabs(badge, words)}
        current={current}
        onPress={(tab, event) => {
          event.preventDefault()
          setCurrent(tab.href)
        }}
      />
    </div>
  )
}

const render = () => (
  <Stack>
    <Bar badge={3} words={['Home', 'Market', 'Contract', 'Personal']} />
    <Bar badge={128} words={['首页', '行情', '合约', '我的']} />
    <Bar badge="dot" words={['หน้าหลัก', 'ตลาด', 'ฟิวเจอร์ส', 'บัญชีของฉันทั้งหมด']} />
  </Stack>
)

export const example: Example = { name: 'Tab bar', render }
