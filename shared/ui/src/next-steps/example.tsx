import type { Example } from '../example.tsx'
import { NextSteps } from './index.tsx'

const steps = [
  { title: 'Move to contract account', href: '#/zijinhuazhuan' },
  { title: 'Buy BTC', note: 'Swap, costs 0.2%', href: '#/shandui' },
]
const render = () => <NextSteps title="What's next" steps={steps} />

export const example: Example = { name: 'Next steps', render }
