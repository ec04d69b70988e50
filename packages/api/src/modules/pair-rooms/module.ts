import type { AccountId } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { changeRoom, leaveRoom, showHalf } from './change.ts';
import { joinRoom, lookIn, openRoom } from './enter.ts';
import { pairRoomStream } from './stream.ts';
import { halfView, roomView } from './view.ts';

const mineOf = (call: Call): AccountId => callerAs(call, 'customer').accountId;
const keeperOf = (call: Call) => ({ accountId: mineOf(call), ip: call.ip });

/** Rooms in which two people make a pair of designs together, each on an own phone (ED-13). */
export function pairRoomsModule(services: With<'db' | 'clock' | 'random' | 'events' | 'config'>): Module {
  const { db, clock } = services;
  return {
    handlers: {
      'PairRoom.open': (input, call) => openRoom(services, keeperOf(call), input),
      'PairRoom.look': (input, { caller }) =>
        lookIn(db.read, input, caller.kind === 'customer' ? caller.accountId : undefined, clock.now()),
      'PairRoom.join': (input, call) => joinRoom(services, keeperOf(call), input),
      'PairRoom.get': ({ room_id }, call) => roomView(db.read, mineOf(call), room_id, clock.now()),
      'PairRoom.change': (input, call) => changeRoom(services, mineOf(call), input),
      'PairRoom.show': (input, call) => showHalf(services, mineOf(call), input),
      'PairRoom.half': ({ room_id }, call) => halfView(db.read, mineOf(call), room_id, clock.now()),
      'PairRoom.leave': ({ room_id }, call) => leaveRoom(services, mineOf(call), room_id),
    },
    routes: (app, open) => pairRoomStream(app, open, services),
  };
}
