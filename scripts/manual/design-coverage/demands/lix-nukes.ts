import { leftOut, type Design } from '../design';

/** The rules of nukes and overtime. */
export const lixNukes: Design = {
  title: 'Lix: nukes and overtime',
  intro: 'The rules of an update are in [Lix reference](lix.md).',
  sections: [
    {
      title: 'Nuke',
      demands: {
        'lix-one-nuke': 'A player can nuke once in a game.',
        'lix-three-kinds':
          'There are three kinds of nuke: exploder-nuke, concession and end-of-overtime nuke.',
        'lix-level-decides':
          'The level decides whether the nuke of a player is an exploder-nuke or a concession, and has to say exactly one.',
        'lix-nuke-at-once':
          'A nuke that a player triggers has its full effect in the update that it is given to.',
        'lix-input-first': 'Inputs are given between two updates and act at the beginning of the later one.',
        'lix-nuke-starts-overtime': 'The nuke of a player can start overtime in its update.',
      },
    },
    {
      title: 'Exploder-nuke',
      demands: {
        'lix-exploder-allowed': 'A player triggers an exploder-nuke exactly in the levels that allow it.',
        'lix-exploder-hatch': 'An exploder-nuke empties the hatch of its player.',
        'lix-exploder-order':
          'The lix of the player explode in the order in which they spawned, one in each update.',
        'lix-exploder-exits': 'Exits stay open after an exploder-nuke.',
        'lix-exploder-control': 'The player keeps control after an exploder-nuke and can assign skills.',
        'lix-exploder-without-overtime':
          'In a level without overtime, an exploder-nuke of a player who has saved a lix brings the end-of-overtime nuke at once.',
      },
    },
    {
      title: 'Concede',
      demands: {
        'lix-concede-allowed': 'A player concedes exactly in the levels that do not allow exploder-nukes.',
        'lix-concede-control': 'A player who concedes cannot assign skills any more.',
        'lix-concede-skills': 'Conceding has the same effect as having no skills.',
        'lix-concede-goes-on':
          'After a concession, exits stay open, lix of the player continue to spawn, and none of them explodes.',
        'lix-concede-without-overtime':
          'In a level without overtime, exits close and lix explode as soon as a player who has saved a lix concedes.',
      },
    },
    {
      title: 'Overtime',
      demands: {
        'lix-overtime-length': 'Overtime can be zero or longer, and runs out update by update.',
        'lix-overtime-start':
          'Overtime starts when there is a player who has saved a lix and can have no more effect on the game.',
        'lix-overtime-needs-save': 'A player who has saved nothing does not start overtime.',
        'lix-overtime-exploder':
          'After an exploder-nuke, overtime waits until all lix of the player are gone.',
        'lix-overtime-concede': 'A concession takes the control away, so that it can start overtime.',
        'lix-overtime-zero': 'Without overtime, what starts overtime brings the end-of-overtime nuke.',
      },
    },
    {
      title: 'End-of-overtime nuke',
      demands: {
        'lix-end-automatic': 'The end-of-overtime nuke happens without an input, and to all players.',
        'lix-end-needs-save': 'It does not happen while nobody has saved a lix.',
        'lix-end-needs-time': 'It does not happen while overtime is left.',
        'lix-end-hatches': 'All hatches are empty after it.',
        'lix-end-explosions':
          'The lix of all players explode in spawn order, one of each player in each update.',
        'lix-end-control': 'All players lose control.',
        'lix-end-exits': 'All exits close, and no lix is saved after that.',
        'lix-table': 'The table of the three kinds of nukes holds in each of its twelve cells.',
        'lix-zero-still-chooses':
          'The choice of the level matters without overtime too, because players can nuke before the first save.',
        'lix-race':
          'A race is a level without overtime: the first save closes the exits for all and makes all other lix explode.',
      },
    },
    {
      title: 'Hunch',
      demands: {
        'lix-hunch': leftOut(
          'One kind of nuke, with overtime as its delay, could be simpler.',
          'The design notes this as an idea and keeps the three kinds as its rules.',
        ),
      },
    },
  ],
};
