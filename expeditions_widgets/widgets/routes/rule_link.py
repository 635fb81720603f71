"""A rule of the route game named on a table, as a link to its words on the rules page."""

from typing import Final

from expeditions_widgets.engine.refusals import Rule
from expeditions_widgets.widgets.protocol import RuleLink
from expeditions_widgets.widgets.rule_link import link_to

ROUTE_RULES_PAGE: Final = "notebooks/rules-routes.ipynb"
"""The route game's rules page; each rule's anchor on it is the rule's key."""


def route_rule_link(rule: Rule) -> RuleLink:
    """Return a rule of the route game as a link to its words."""
    return link_to(rule, ROUTE_RULES_PAGE)
