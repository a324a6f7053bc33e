import type { MessageTexts } from './shape.ts'

export const ko: MessageTexts = {
  'recharge-address': {
    title: '입금 정보 준비 완료',
    text: '{currency} 입금({network}) 정보가 준비되었습니다. 송금한 뒤 입금 증빙을 올려 주세요.',
  },
  'recharge-delivered': { title: '입금 완료', text: '자금 계정에 {credited} 입금이 반영되었습니다.' },
  'recharge-rejected': { title: '입금 거절', text: '{amount} 입금 신청이 거절되었습니다. {reason}' },
  'recharge-expired': {
    title: '입금 신청 만료',
    text: '{amount} 입금이 기한 안에 확인되지 않아 신청이 만료되었습니다. 계속하려면 새로 신청해 주세요.',
  },
  'recharge-not-arrived': {
    title: '입금 미확인',
    text: '{amount} 입금이 확인되지 않았습니다. 은행이나 지갑에서 송금 내역을 확인한 뒤 다시 신청해 주세요.',
  },
  'position-take-profit': {
    title: '익절 도달',
    text: '{symbol}: {quantity} 포지션이 {price}에 종료되었습니다. 수수료 차감 후 손익: {profit}',
  },
  'position-stop-loss': {
    title: '손절 도달',
    text: '{symbol}: {quantity} 포지션이 {price}에 종료되었습니다. 수수료 차감 후 손익: {profit}',
  },
  'position-liquidated': {
    title: '포지션 청산',
    text: '{symbol}: 증거금이 손실을 감당하지 못해 {quantity} 포지션이 {price}에 청산되었습니다. 수수료 차감 후 손익: {profit}',
  },
  'device-added': {
    title: '새 브라우저 로그인',
    text: '새 브라우저에서 계정에 로그인했습니다. 본인이 아니라면 문의해 주세요.',
  },
  'demo-account': {
    title: '데모 계정',
    text: '거래소와 함께 제공되는 계정입니다. 자금, 주문, 포지션은 예시이므로 자유롭게 사용해 주세요.',
  },
}
