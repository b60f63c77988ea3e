/** Shared tablets for tests: makers with PINs, and what is done for them on a tablet. */
import type { LightMyRequestResponse } from 'fastify';
import type { OfficeEndpointName } from '../../contract/office/endpoints.ts';
import type { StaffRole } from '../../domain/staff/permissions.ts';
import { PIN } from './office-factors.ts';
import type { Member, Office, OfficeRequest } from './office.ts';

/** A member with a PIN. */
export interface Maker extends Member {
  id: string;
}

export function tabletsOf(office: Office) {
  const { shop, ask, call } = office;
  return {
    async maker(role: StaffRole = 'workshop', pin = PIN): Promise<Maker> {
      const member = await office.member(role);
      await call('securityPin', { body: { pin } }, member);
      return { ...member, id: (await call('session', {}, member)).staffId };
    },

    /** A new member's session that is a tablet. */
    async tablet(role: StaffRole = 'workshop'): Promise<Member> {
      const member = await office.member(role);
      await call('tabletOpen', {}, member);
      return member;
    },

    enter: (tablet: Member, { id }: Maker, pin = PIN): Promise<LightMyRequestResponse> =>
      ask('tabletPin', { body: { maker: id, pin } }, tablet.cookie),

    /** @param maker for whom it is done */
    askFor: (
      { cookie }: Member,
      maker: Pick<Maker, 'id'>,
      name: OfficeEndpointName,
      request: OfficeRequest,
    ): Promise<LightMyRequestResponse> =>
      ask(name, request, cookie, {
        'x-keepsake-office': '1',
        origin: shop.config.origin,
        'x-keepsake-maker': maker.id,
      }),
  };
}
