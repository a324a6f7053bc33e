/** Announcements of a fresh exchange: one pinned, one that shows a week later, one retracted. */
import { noticeTypes } from '@shared/contract/codes'
import { eight } from './eight.ts'
import type { NoticeSeed } from './notice-seed.ts'

const DAY = 86_400_000

export const announcements: readonly NoticeSeed[] = [
  {
    id: 'test-exchange',
    noticeType: noticeTypes.announcement,
    top: true,
    title: eight(
      'This is a test exchange: no real money',
      '테스트 거래소입니다: 실제 돈이 아닙니다',
      'ここはテスト用の取引所です。実際のお金は動きません',
      'นี่คือแพลตฟอร์มทดสอบ ไม่ใช้เงินจริง',
      'Ini bursa ujian: tiada wang sebenar',
      'Đây là sàn thử nghiệm: không dùng tiền thật',
      'Esta es una plataforma de prueba: no hay dinero real',
      '这是测试交易所：不涉及真实资金',
    ),
    abstract: 'Accounts, orders and books work as they would on a real exchange. Deposits are pretended.',
    age: 0,
  },
  {
    id: 'contract-terms',
    noticeType: noticeTypes.announcement,
    title: eight(
      'Contract fees, leverage and margin tiers',
      '선물 수수료, 레버리지, 증거금 구간',
      '先物の手数料、レバレッジ、証拠金の段階',
      'ค่าธรรมเนียม เลเวอเรจ และระดับมาร์จิ้นของฟิวเจอร์ส',
      'Yuran, leveraj dan peringkat margin kontrak',
      'Phí, đòn bẩy và bậc ký quỹ của hợp đồng',
      'Comisiones, apalancamiento y tramos de margen de los futuros',
      '合约手续费、杠杆与保证金档位',
    ),
    abstract: 'What a contract costs, and how far leverage goes at which size.',
    age: DAY,
  },
  {
    id: 'recharge-networks',
    noticeType: noticeTypes.announcement,
    title: eight(
      'Deposit networks and usual times',
      '입금 네트워크와 예상 소요 시간',
      '入金できるネットワークと所要時間の目安',
      'เครือข่ายสำหรับฝากและเวลาที่ใช้โดยทั่วไป',
      'Rangkaian deposit dan tempoh biasa',
      'Mạng lưới nạp tiền và thời gian thông thường',
      'Redes de depósito y plazos habituales',
      '充值网络与通常到账时间',
    ),
    abstract: 'Which networks are open, what each asks for at least, and how long it usually takes.',
    age: 2 * DAY,
  },
  {
    id: 'market-hours',
    noticeType: noticeTypes.announcement,
    title: eight(
      'Opening hours of metals and currencies',
      '금속과 외환의 거래 시간',
      '貴金属と為替の取引時間',
      'เวลาทำการของโลหะและสกุลเงิน',
      'Waktu pasaran logam dan mata wang',
      'Giờ mở cửa của kim loại và ngoại tệ',
      'Horario de metales y divisas',
      '贵金属与外汇的交易时间',
    ),
    abstract: 'Coins trade around the clock. Metals and currencies rest at the weekend.',
    age: 3 * DAY,
  },
  {
    id: 'one-week',
    noticeType: noticeTypes.announcement,
    title: eight(
      'After one week: three things worth checking',
      '일주일 뒤: 확인해 볼 세 가지',
      '一週間後に確認したい三つのこと',
      'ครบหนึ่งสัปดาห์: สามสิ่งที่ควรตรวจสอบ',
      'Selepas seminggu: tiga perkara untuk disemak',
      'Sau một tuần: ba điều nên kiểm tra',
      'Tras una semana: tres cosas que conviene revisar',
      '一周之后：值得检查的三件事',
    ),
    abstract: 'Your records, your open positions and your password.',
    age: -7 * DAY,
  },
  {
    id: 'market-hours-before',
    noticeType: noticeTypes.announcement,
    retracted: true,
    title: eight(
      'Opening hours (earlier wording)',
      '거래 시간 안내(이전 문안)',
      '取引時間のご案内（旧版）',
      'เวลาทำการ (ฉบับก่อน)',
      'Waktu pasaran (versi terdahulu)',
      'Giờ mở cửa (bản trước)',
      'Horario (versión anterior)',
      '交易时间（旧版）',
    ),
    abstract: 'Replaced by the announcement on opening hours.',
    age: 4 * DAY,
  },
]
